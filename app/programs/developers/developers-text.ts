export const rules: { id: string; title: string; text: string[] }[] = [
  {
    id: "same-rules",
    title: "The rules of the screens",
    text: [
      "A program does what you could do yourself, and the same checks, limits and reviews apply: contact details are removed from public texts, an answer can be written 60 times an hour, photos are judged by their content. Answers to changes tell under “notices” what was altered.",
      "A listing that a program creates is pending until one of us has read it. Then it is a draft, for which you buy a package on the site; it goes live when that is paid.",
      "Amounts are in whole units of the listing's currency: 450000 is four hundred and fifty thousand dollars.",
    ],
  },
  {
    id: "pages",
    title: "Pages",
    text: [
      "Lists have “data” and “nextCursor”. Send the cursor with the same other parameters for the next page; it is null on the last one. What comes and goes meanwhile makes no page repeat or skip a row. “limit” is 20 unless you send another, 100 at most.",
    ],
  },
  {
    id: "idempotency",
    title: "Repeating a request",
    text: [
      "Send an Idempotency-Key of your own choice with a request that changes something, and send the request again with the same key if the answer got lost. It gets the first answer, with Idempotency-Replayed: true, and changes nothing more. We keep keys for at least 24 hours.",
      "The same key with another request is refused with 422. A refused request has changed nothing, so its key is free again.",
    ],
  },
  {
    id: "etags",
    title: "Two programs at once",
    text: [
      "What you read has an ETag. Send it as If-Match with a change, and the change is refused with 412 if somebody else was faster. Send it as If-None-Match when you read again, and you get 304 and no body while it is the same.",
    ],
  },
  {
    id: "limits",
    title: "How often",
    text: [
      "Each token may send 300 requests a minute. RateLimit-Remaining says how many are left, RateLimit-Reset in how many seconds there are 300 again; a refused request gets 429 and Retry-After. Besides, there is a limit for each network address, as for the site.",
    ],
  },
];

/** What to do about each code. */
export const errorAdvice = {
  "invalid-argument":
    "Something in the request is not valid: see “errors”, by field or parameter. Unknown fields are refused, so that a misspelt one is not lost. Sending it again does not help.",
  unauthenticated:
    "There is no token, or it is unknown, ended or revoked. A new password ends all tokens.",
  "permission-denied":
    "The token lacks the scope that WWW-Authenticate names, or its owner has to accept new terms first.",
  "not-found": "There is no such address, or no such record among those that the token may see.",
  aborted:
    "With 409, the state does not permit it: a sold listing can't be withdrawn. With 412, it has changed since you read it: read it again.",
  "deadline-exceeded": "The request arrived too slowly. Send it again.",
  "resource-exhausted": "Too many requests. Wait as long as Retry-After says.",
  internal: "Our mistake. Tell us the requestId.",
  unavailable: "Something that we need is away for a moment. Send it again, with its key.",
} as const;

export const changelog = [
  {
    date: "2026-11-19",
    version: "1.0.0",
    text: "Listings, photos, documents, leads, conversations and orders.",
  },
];

export const publicAddresses = [
  ["/api/listings", "Businesses for sale, newest first, 20 a page"],
  ["/api/listings/{id}", "One of them"],
  ["/feeds/businesses", "Every search as RSS: its address behind /feeds"],
  ["/market.json", "Market figures; also below /market/… as .json, .csv and .md"],
  ["/llms.txt", "What there is to read, for language models"],
] as const;

/** Of `/api/listings`. */
export const publicFilters = [
  ["category, subcategory", "The slug or the name, such as restaurants or Bars & Pubs"],
  ["province", "CA-ON, ontario or Ontario"],
  ["city", "The full name; case and accents do not matter"],
  ["priceMin, priceMax", "Of the asking price; a range or “on request” does not match"],
  ["featured, verified, workFromHome, relocatable, franchise", "true or false"],
  ["q", 'Words, as in the search: "exact phrase", -without'],
  ["cursor", "nextCursor of the previous page"],
] as const;
