/** Waits for what may never come; fails where it takes longer than told, in milliseconds. */
export function withinTime<Result>(
  promise: Promise<Result>,
  milliseconds: number,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error(`No answer within ${milliseconds} ms.`));
    }, milliseconds);
    void promise.then(resolve, reject).finally(() => {
      clearTimeout(timer);
    });
  });
}
