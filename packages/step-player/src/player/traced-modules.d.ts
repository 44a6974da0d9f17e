// What the plugin of build/traced-modules.ts serves behind "?traced" has the types of the plain module, which
// each subject names.
declare module '*?traced'
