import { leadHref } from "#app/messages/leads/lead.ts";

export const offersHref = (conversationId: string): string => `${leadHref(conversationId)}/offers`;

export const newOfferHref = (conversationId: string, answers?: string): string =>
  `${offersHref(conversationId)}/new${answers ? `?answers=${answers}` : ""}`;

export const closingHref = (conversationId: string): string =>
  `${leadHref(conversationId)}/closing`;

export const letterHref = (conversationId: string): string => `${leadHref(conversationId)}/letter`;
