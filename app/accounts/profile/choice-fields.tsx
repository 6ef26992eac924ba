import type { OwnProfile } from "#app/accounts/profile/own-profile.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";

type Flag = {
  [Key in keyof OwnProfile]: OwnProfile[Key] extends boolean ? Key : never;
}[keyof OwnProfile];

interface Choice {
  name: Flag;
  label: string;
  hint: string;
}

export const privacyChoices: Choice[] = [
  {
    name: "showProfile",
    label: "Show my profile",
    hint: "People see your full name, picture and location. When this is off, they see only your first name.",
  },
  {
    name: "showContactInfo",
    label: "Show my contact details",
    hint: "People you're in a conversation with can see your email address and phone number.",
  },
  {
    name: "allowMessages",
    label: "Accept new messages",
    hint: "When this is off, nobody can start a conversation with you. Existing conversations continue.",
  },
];

export const notificationChoices: Choice[] = [
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
  {
    name: "notifyMarketing",
    label: "News and offers",
    hint: "Occasional emails. You can unsubscribe with one click.",
  },
];

export function ChoiceFields({ choices, profile }: { choices: Choice[]; profile: OwnProfile }) {
  return (
    <div className="flex flex-col gap-3">
      {choices.map(({ name, label, hint }) => (
        <Checkbox
          key={name}
          name={name}
          label={<span className="font-medium">{label}</span>}
          hint={hint}
          defaultChecked={profile[name]}
        />
      ))}
    </div>
  );
}
