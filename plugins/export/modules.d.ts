/** The address of the page that offers copies. */
declare module '@generated/export/default/page.json' {
  const page: string;
  export default page;
}
