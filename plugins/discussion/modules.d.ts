declare module '@generated/discussion/default/walineStyle.json' {
  const css: string;
  export default css;
}
