/** The fixtures import modules that only sites written for Docusaurus have types for. */
declare module '@docusaurus/*'
