/** Says only that something changed: the page reloads its data, and the server checks permissions again. */
export interface LiveChange {
  number: number;
  topics: readonly string[];
}

export const everything = "*";

export const isAbout = ({ topics }: LiveChange, topic: string): boolean =>
  topics.some((one) => one === everything || one === topic || one.startsWith(`${topic}/`));

export const liveChannel = "live";
