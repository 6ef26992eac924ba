/** The other person's first name and the listing's title are filled in when it is inserted. */
export const maxQuickReplies = 30;
export const maxQuickReplyName = 60;

export interface QuickReply {
  id: string;
  name: string;
  content: string;
}

export const placeholders = ["{name}", "{title}"] as const;

export function fillQuickReply(
  content: string,
  { otherName, title }: { otherName: string; title: string | null },
): string {
  const firstName = otherName.trim().split(/\s+/)[0] ?? "";
  // Functions, because in a replacement text `$&` would stand for the match.
  return content
    .replaceAll("{name}", () => firstName)
    .replaceAll("{title}", () => title ?? "the business");
}

export const suggestedReplies: readonly Omit<QuickReply, "id">[] = [
  {
    name: "Thanks, and a first question",
    content:
      "Hi {name},\n\nThank you for your interest in {title}. To point you to the right information: have you owned a business like this before, and when would you like to take over?\n\nBest regards",
  },
  {
    name: "Confidentiality first",
    content:
      "Hi {name},\n\nI'm happy to share the financial statements of {title} once we have a signed confidentiality agreement. May I send you one?\n\nBest regards",
  },
  {
    name: "Arrange a visit",
    content:
      "Hi {name},\n\nWould you like to see {title} in person? The staff don't know about the sale, so we'd meet outside business hours. Which evenings suit you next week?\n\nBest regards",
  },
];
