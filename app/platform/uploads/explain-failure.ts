import { SendError } from "./send-file.ts";

interface Failure {
  state: "failed" | "refused";
  message: string;
}

const failed = (message: string): Failure => ({ state: "failed", message });

export function explainFailure(error: unknown, name: string): Failure {
  switch (error instanceof SendError ? error.status : "unknown") {
    case 413:
      return { state: "refused", message: `${name} is too large.` };
    case 401:
      return failed(
        `${name} was not sent, because you are signed out. Sign in in another tab and try again.`,
      );
    case 403:
      return failed(`${name} was not sent. Load this page again to see what you have to do first.`);
    case 429:
      return failed(`${name} was not sent: too many uploads are under way. Try again in an hour.`);
    case 507:
      return failed(`We have no room for ${name} right now. Try again in a few minutes.`);
    case null:
      return failed(
        `The connection broke off while ${name} was being sent. It continues when you are online again.`,
      );
    default:
      return failed(`${name} could not be sent. Please try again.`);
  }
}
