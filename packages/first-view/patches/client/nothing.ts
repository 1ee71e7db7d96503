// Replaces a module that isn't needed. An alias to `false` would do so too, but Rspack derives that module's id from an
// absolute path, so builds in two folders would differ: https://rspack.rs/config/resolve#resolvealias
export {};
