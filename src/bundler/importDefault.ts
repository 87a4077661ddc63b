/** The one function of tslib that the pages call. */
export function __importDefault<T>(module: T & {readonly __esModule?: boolean}): {
  default: unknown;
} {
  return module.__esModule ? (module as {default: unknown} & T) : {default: module};
}
