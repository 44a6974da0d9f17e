// The plugin in build/subject-modules.ts serves this module. Its type is in subjects.ts.
declare module 'virtual:step-player/subjects'
