/** Stands in for `prism-react-renderer` in the bundle: the theme's client module passes it on and uses nothing of it. */
export const Prism = {};
