/** Rejects if a promise takes longer than a number of milliseconds. */
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
