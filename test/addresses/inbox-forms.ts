import type { Fixtures } from "./actors.ts";
import type { FormRow } from "./forms.ts";
import { everyone, members, type Statuses } from "./statuses.ts";

const inbox = (
  what: string,
  expected: Statuses,
  fields: (fixtures: Fixtures) => Record<string, string>,
): FormRow => ({ address: "/account/leads", intent: null, what, expected, fields });

const inquiry = {
  fullName: "Ana Núñez",
  phoneNumber: "416 555 0100",
  emailAddress: "ana@example.com",
  message: "Do you know of a bakery?",
};

/** The list of conversations, blocked people, and the contact form of brokers. */
export const inboxForms: FormRow[] = [
  inbox("archives the owner's conversation", members(422, { owner: 200 }), ({ conversation }) => ({
    change: "archive",
    id: conversation,
  })),
  inbox("marks the owner's as read", members(422, { owner: 200 }), ({ conversation }) => ({
    change: "read",
    id: conversation,
  })),
  inbox("nothing selected", members(422), () => ({ change: "unread", id: "1" })),
  inbox("no such change", members(400), () => ({ change: "delete" })),
  {
    address: "/account/security/blocked",
    intent: null,
    what: "nobody whom they blocked",
    expected: members(404),
    fields: ({ requester }) => ({ personId: requester }),
  },
  {
    address: "/account/security/blocked",
    intent: null,
    what: "no person at all",
    expected: members(400),
    fields: { personId: "1" },
  },
  {
    address: "/brokers/:id",
    intent: null,
    what: "valid, to a person who is not a broker",
    path: ({ owner }) => `/brokers/${owner.id}?index`,
    fields: inquiry,
    expected: everyone(404, { nobody: 401 }),
  },
  {
    address: "/brokers/:id",
    intent: null,
    what: "invalid",
    path: ({ owner }) => `/brokers/${owner.id}?index`,
    fields: {},
    expected: everyone(422, { nobody: 401 }),
  },
  {
    address: "/brokers/:id",
    intent: null,
    what: "no such broker",
    path: "/brokers/1?index",
    fields: inquiry,
    expected: everyone(404),
  },
];
