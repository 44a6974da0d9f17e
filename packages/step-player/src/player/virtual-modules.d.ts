// The plugin in build/subject-modules.ts serves it. Its shape is in subjects.ts.
declare module 'virtual:step-player/subjects'
