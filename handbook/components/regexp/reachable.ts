/** Props of a box that scrolls: the keyboard can reach it. */
export const reachable = { tabIndex: 0 }
