/**
 * Replaces `tslib` for `@docusaurus/utils-common`, which uses only this helper.
 * @param module what `require` returns
 * @returns the module itself, or an object with the module as `default` where it has no ES exports
 */
export function __importDefault(module: {readonly __esModule?: boolean}): object {
  return module.__esModule ? module : {default: module};
}
