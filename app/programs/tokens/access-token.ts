/** A program acts for a person with an access token: it can do what the person can, within the token's scopes, until the token ends. */
import { addDays } from "#app/shared/day.ts";

export const scopes = {
  "listings:read": "See your listings, with everything that is hidden from visitors",
  "listings:write": "Create, change, withdraw and sell listings, with their photos and documents",
  "leads:read": "See inquiries about your listings, with names and contact details",
  "leads:write": "Answer inquiries, and change their stage and notes",
  "messages:read": "See all your conversations, also those in which you are the buyer",
  "messages:write": "Write in your conversations",
  "orders:read": "See your orders and payments",
} as const;
export type Scope = keyof typeof scopes;

export const scopeNames = Object.keys(scopes) as Scope[];

/** In days. */
export const lifetimes = [30, 90, 365] as const;

/** More than anyone has programs. */
export const maxTokens = 20;

/** Tells people, and programs that look for leaked secrets, what it is. */
export const tokenPrefix = "relevo_pat_";

/** 32 random bytes in base64url. */
export const tokenShape = new RegExp(`^${tokenPrefix}[\\w-]{43}$`);

export const endOf = (now: Date, days: (typeof lifetimes)[number]): Date => addDays(now, days);

interface TokenLife {
  createdAt: Date;
  expiresAt: Date;
  passwordSetAt: Date;
}

/** A new password ends all tokens, as it ends all sessions: whoever made one with the old password is out. */
export type TokenState = "active" | "expired" | "ended-by-password";

export function stateOf(token: TokenLife, now: Date): TokenState {
  if (token.createdAt < token.passwordSetAt) return "ended-by-password";
  return token.expiresAt > now ? "active" : "expired";
}
