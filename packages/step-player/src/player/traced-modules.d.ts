// The plugin of build/traced-modules.ts serves modules with "?traced". They have the types of the plain module, which
// each subject names.
declare module '*?traced'
