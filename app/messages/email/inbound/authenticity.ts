/**
 * Whether an email is from the domain that its From header names. A pass counts only for a domain that belongs to that of the
 * From header, since anybody can pass the checks of their own domain.
 */
import { type Authenticity, type EmailHeader, findHeader } from "./inbound-email.ts";
import { domainOf } from "./mail-address.ts";

/** What the provider found when it checked one domain, by SPF or DKIM. */
export interface DomainCheck {
  result: string;
  domain: string;
}

export function checkAuthenticity(
  from: string,
  checks: readonly DomainCheck[],
  headers: readonly EmailHeader[],
): Authenticity {
  // A header that the sender may have written himself can only speak against the email.
  const results = findHeader(headers, "authentication-results") ?? "";
  if (/\bdmarc *= *fail/i.test(results.slice(0, 2000))) return "fail";
  const domain = domainOf(from);
  if (checks.some((check) => isPass(check) && belongTogether(check.domain, domain))) return "pass";
  return checks.some(({ result }) => /^fail/i.test(result)) ? "fail" : "unknown";
}

const isPass = ({ result }: DomainCheck): boolean => /^pass/i.test(result);

/** `mail.example.com` and `example.com` do, `ample.com` and `com` do not. */
function belongTogether(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.includes(".") && (long === short || long.endsWith(`.${short}`));
}
