/** The database rule that rejected the work: the name of the constraint, or the message of a trigger. "none" if it succeeded. */
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
