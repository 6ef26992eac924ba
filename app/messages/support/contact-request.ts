/** A message from the contact form waits until an administrator settles it, and is deleted two years later. */
export const contactTopicLabels = {
  buying: "Buying a business",
  selling: "Selling a business",
  account: "My account or signing in",
  payment: "Packages and payments",
  safety: "Something looks wrong or unsafe",
  privacy: "Privacy and my data",
  broker: "Working as a broker",
  other: "Something else",
} as const;
export type ContactTopic = keyof typeof contactTopicLabels;
export const contactTopics = Object.keys(contactTopicLabels) as ContactTopic[];

export const isContactTopic = (text: string | null): text is ContactTopic =>
  contactTopics.some((topic) => topic === text);

export const maxContactMessage = 5000;
/** The same form submitted again within this time counts once. */
export const repeatWindowMs = 10 * 60_000;

/** "3F9A-07C2": the random end of the id, by which administrators find the message. */
export const contactReference = (id: string): string => {
  const end = id.slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
};

export const isContactReference = (text: string | null): text is string =>
  text !== null && /^[0-9A-F]{4}-[0-9A-F]{4}$/.test(text);
