export const helpCategories = {
  buying: "Finding a business",
  messages: "Talking to owners",
  selling: "Selling",
  brokers: "Brokers",
  account: "Your account",
  trust: "Security and trust",
} as const;

export type HelpCategory = keyof typeof helpCategories;

export const isHelpCategory = (text: string | undefined): text is HelpCategory =>
  text !== undefined && Object.hasOwn(helpCategories, text);
