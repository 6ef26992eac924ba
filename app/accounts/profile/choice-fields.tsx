import type { OwnProfile } from "#app/accounts/profile/own-profile.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";

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
    hint: "Others see your full name, photo and place. Without it they see your first name only.",
  },
  {
    name: "showContactInfo",
    label: "Show my contact details",
    hint: "People with whom you are in a conversation see your email address and phone number.",
  },
  {
    name: "allowMessages",
    label: "Accept new messages",
    hint: "Without it nobody can begin a conversation with you; those that run go on.",
  },
];

export const notificationChoices: Choice[] = [
  {
    name: "notifyByEmail",
    label: "Email",
    hint: "When somebody writes to you, or something changes with a listing of yours.",
  },
  { name: "notifyByPush", label: "Push", hint: "The same, in a browser that you allow to." },
  { name: "notifyBySms", label: "Text message", hint: "Only for what cannot wait." },
  {
    name: "notifyMarketing",
    label: "News and offers",
    hint: "Now and then, by email. You can stop them with one click.",
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
