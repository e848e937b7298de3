/** Stands for any CSS module: each class is called by its own name. */
const classes: Readonly<Record<string, string>> = new Proxy(
  {},
  {get: (_, name) => String(name)},
);

export default classes;
