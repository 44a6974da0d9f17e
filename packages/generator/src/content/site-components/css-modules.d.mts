export const isCssModule: (file: string) => boolean
export const cssModuleNames: (file: string) => Record<string, string>
export const scopedCss: (file: string, css: string) => string
