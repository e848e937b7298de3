/** Opens the dialog that lists and removes what this browser keeps of the site. */
export async function openForget(): Promise<void> {
  const {showForget} = await import('../components/Forget/mount');
  showForget();
}
