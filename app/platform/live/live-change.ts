/** Says what changed, never what it says: the page loads its data again, and the server decides again what the person may see. */
export interface LiveChange {
  number: number;
  /** "messages/<id of the conversation>", "notifications" … Each feature names its own. */
  topics: readonly string[];
}

/** Whatever the client missed. */
export const everything = "*";

/** Whether the change is about the topic or something below it. */
export const isAbout = ({ topics }: LiveChange, topic: string): boolean =>
  topics.some((one) => one === everything || one === topic || one.startsWith(`${topic}/`));

export const liveChannel = "live";
