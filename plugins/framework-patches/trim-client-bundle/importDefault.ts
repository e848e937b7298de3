type Module = {readonly __esModule?: boolean};

/**
 * Returns the default export of a module, in the form that TypeScript's CommonJS output expects.
 */
export function __importDefault(module: Module): unknown {
  return module.__esModule === true ? module : {default: module};
}
