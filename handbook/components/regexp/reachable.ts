/** For a box that scrolls: the keyboard has to reach it. */
export const reachable = { tabIndex: 0 }
