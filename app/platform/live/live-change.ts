/** Says what changed, never what it says: the page loads its data again, and the server decides again what the person may see. */
export interface LiveChange {
  number: number;
  topics: readonly string[];
}

export const everything = "*";

export const isAbout = ({ topics }: LiveChange, topic: string): boolean =>
  topics.some((one) => one === everything || one === topic || one.startsWith(`${topic}/`));

export const liveChannel = "live";
