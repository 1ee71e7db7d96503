/**
 * Replaces `tslib` for `@docusaurus/utils-common`: the one helper that it uses.
 * @param module as `require` returns it
 * @returns the module itself, or an object with the module as `default` where it has no ES exports
 */
export function __importDefault(module: {readonly __esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
