type Module = {readonly __esModule?: boolean};

/** Gives what a module exports by default, as code that TypeScript compiled for CommonJS asks for it. */
export function __importDefault(module: Module): unknown {
  return module.__esModule === true ? module : {default: module};
}
