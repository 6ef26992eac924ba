/** Which rule of the database refused the work: the name of the constraint, or the words of a trigger. "none" where it went through. */
export async function violationOf(work: PromiseLike<unknown>): Promise<string> {
  try {
    await work;
    return "none";
  } catch (error) {
    const { constraint, message } = ((error as Error).cause ?? error) as {
      constraint?: string;
      message: string;
    };
    return constraint ?? message;
  }
}
