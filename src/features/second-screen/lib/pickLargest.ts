/** The address of the widest picture of a `srcset`; undefined where it has none with a width. */
export function pickLargest(srcset: string): string | undefined {
  const sized = srcset.split(/,\s+/).flatMap((candidate) => {
    const [address = '', width = ''] = candidate.trim().split(/\s+/);
    return /^\d+w$/.test(width)
      ? [{address, width: Number.parseInt(width, 10)}]
      : [];
  });
  return sized.toSorted((a, b) => b.width - a.width)[0]?.address;
}
