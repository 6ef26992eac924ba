import { type FormRow, formsAt } from "./rows.ts";
import { everyone, members } from "./statuses.ts";

const inbox = formsAt("/account/leads");
const blocked = formsAt("/account/security/blocked");
const broker = formsAt("/brokers/:id", "/brokers/{owner}?index");

const inquiry = {
  fullName: "Ana Núñez",
  phoneNumber: "416 555 0100",
  emailAddress: "ana@example.com",
  message: "Do you know of a bakery?",
};

/** The list of conversations, blocked people, and the contact form of brokers. */
export const inboxForms: FormRow[] = [
  inbox(null, "archives the owner's conversation", members(422, { owner: 200 }), {
    change: "archive",
    id: "{conversation}",
  }),
  inbox(null, "marks the owner's as read", members(422, { owner: 200 }), {
    change: "read",
    id: "{conversation}",
  }),
  inbox(null, "nothing selected", members(422), { change: "unread", id: "1" }),
  inbox(null, "no such change", members(400), { change: "delete" }),
  blocked(null, "nobody whom they blocked", members(404), { personId: "{requester}" }),
  blocked(null, "no person at all", members(400), { personId: "1" }),
  broker(null, "valid, to a person who is not a broker", everyone(404, { nobody: 401 }), inquiry),
  broker(null, "invalid", everyone(422, { nobody: 401 })),
  formsAt("/brokers/:id", "/brokers/1?index")(null, "no such broker", everyone(404), inquiry),
];
