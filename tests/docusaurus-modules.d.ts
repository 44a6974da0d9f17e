/** The fixtures import modules whose types are available only in sites written for Docusaurus. */
declare module '@docusaurus/*'
