export const settingChoices = {
  privacy: [
    {
      name: "showProfile",
      label: "Show my profile",
      hint: "People see your full name, picture and location. When this is off, they see only your first name. Buyers see no more than the first name of an owner who has not shared contact details.",
    },
    {
      name: "showContactInfo",
      label: "Show my contact details",
      hint: "Owners you write to can see your email address and phone number. If you are selling, buyers see them only in conversations where you choose “Share my contact details”.",
    },
    {
      name: "allowMessages",
      label: "Accept new messages",
      hint: "When this is off, nobody can start a conversation with you. Existing conversations continue.",
    },
  ],
  notifications: [
    {
      name: "notifyByEmail",
      label: "Email",
      hint: "Messages, documents, and businesses you saved or are looking for.",
    },
    {
      name: "notifyByPush",
      label: "Push",
      hint: "The same updates, in browsers where you allow notifications.",
    },
    {
      name: "notifyBySms",
      label: "Text message",
      hint: "Short texts that say only that something is new. They need a confirmed phone number.",
    },
  ],
} as const;

export type SettingName = (typeof settingChoices)[keyof typeof settingChoices][number]["name"];
