declare module '@waline/vercel' {
  type Handler = (
    request: import('node:http').IncomingMessage,
    response: import('node:http').ServerResponse,
  ) => void;
  type Config = {
    readonly env: string;
    /** Returns the storage of a table. */
    readonly model: (
      table: string,
    ) => import('./memoryStore').Store | undefined;
  };
  export default function waline(config: Config): Handler;
}
