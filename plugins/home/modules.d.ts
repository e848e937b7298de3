declare module '@generated/home/default/components' {
  export const loaders: import('../lock/client/SealedContent').Loaders;
}

declare module '@generated/home/default/home' {
  const sealed: import('../lock/format/types').SealedPage;
  export default sealed;
}
