type Module = {readonly __esModule?: boolean};

/** Returns the default export of a module, as TypeScript's CommonJS output expects it. */
export function __importDefault(module: Module): unknown {
  return module.__esModule === true ? module : {default: module};
}
