/** Mocks any CSS module: each class is named by its key. */
const classes: Readonly<Record<string, string>> = new Proxy(
  {},
  {get: (_, name) => String(name)},
);

export default classes;
