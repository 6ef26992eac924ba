/** Runs what it is given one after another, in the order of arrival. */
export function oneAtATime(): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const result = last.then(work);
    // A failure concerns its caller only.
    last = result.catch(() => undefined);
    return result;
  };
}
