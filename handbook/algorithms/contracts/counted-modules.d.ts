// What countedModules() in counted.ts serves behind "?counted" is untyped here: the plain import beside it is checked.
declare module '*?counted'
