/**
 * The languages and aliases of Prism 1.30, the highlighter of Docusaurus, that have neither a grammar nor an alias here.
 * Their code is shown without colours.
 */
export const uncolouredLanguages: ReadonlySet<string> = new Set(
  `
  abnf agda al antlr4 aql arff arm-asm art arturo asm6502 asmatmel aspnet autoit avdl avisynth avro-idl avs
  bbcode bbj birb bison bnf bqn brainfuck brightscript bro cfc cfscript chaiscript cil cilk cilk-c cilk-cpp
  cilkc cilkcpp conc concurnas cooklang csp css-extras dataweave dhall django dns-zone dns-zone-file dot ebnf
  eiffel eta etlua excel-formula factor false firestore-security-rules flow g4 gamemakerlanguage gap gcode
  gedcom git gml gni gv hoon hpkp hsts ichigojam icon icu-message-format idr idris iecst inform7 io j javadoc
  javadoclike jexl jolie jq js-extras js-templates jsdoc jsstacktrace keepalived keyman kum kumir latte ld
  lilypond linker-script livescript lolcode ly magma markup-templating mata maxscript mel metafont mizar
  mongodb monkey moon moonscript n1ql n4js n4jsd nand2tetris-hdl nani naniscript neon nevod opencl openqasm
  oscript oz parigp parser pascaligo pbfasm pcaxis pcode peoplecode php-extras phpdoc plant-uml plantuml
  processing promql psl pure purebasic px q qasm qore qs qsharp rbnf reason rego renpy res rescript rest rip
  roboconf robot robotframework rpy sclang shortcode sln smali smarty sml smlnj solution-file splunk-spl sqf
  squirrel stan supercollider t4 t4-cs t4-templating t4-vb tap textile tremor trickle troy tt2 typoscript uc
  unrealscript uorazor uscript velocity warpscript web-idl webidl wren xeora xeoracube xls xlsx xml-doc xojo
  xquery yang
`
    .trim()
    .split(/\s+/),
)
