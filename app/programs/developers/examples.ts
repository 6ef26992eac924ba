/** For a shell, in this order; a test runs them. `$TOKEN` is a token, and `$LISTING` and `$LEAD` are ids from earlier answers. */
export const examples = [
  {
    title: "See what your token may do",
    command: (api: string) => `curl ${api}/token -H "Authorization: Bearer $TOKEN"`,
  },
  {
    title: "Create a listing",
    note: "The key makes it safe to send the request again: it creates one listing, however often it arrives.",
    command: (api: string) => `curl ${api}/listings \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -H "Idempotency-Key: office-4711" \\
  -d '{
    "listingHeadline": "Corner bakery with its own mill",
    "generalSummary": "Bread for half of the town since 1988.",
    "categories": ["restaurants"],
    "region": "CA-ON",
    "cityTown": "Guelph",
    "askingPrice": {"kind": "amount", "amount": 450000},
    "salesRevenue": {"kind": "range", "range": "500k_1m"},
    "cashFlow": {"kind": "on-request"}
  }'`,
  },
  {
    title: "Change one field",
    note: "Only the fields that you send. Null empties a field that may be empty.",
    command: (api: string) => `curl -X PATCH ${api}/listings/$LISTING \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"askingPrice": {"kind": "amount", "amount": 425000}}'`,
  },
  {
    title: "Add a photo",
    command: (api: string) => `curl "${api}/listings/$LISTING/photos?name=front.jpg" \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: image/jpeg" \\
  --data-binary @front.jpg`,
  },
  {
    title: "List new leads",
    command: (api: string) => `curl "${api}/leads?unread=true&limit=50" \\
  -H "Authorization: Bearer $TOKEN"`,
  },
  {
    title: "Answer one",
    command: (api: string) => `curl ${api}/leads/$LEAD/messages \\
  -H "Authorization: Bearer $TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{"content": "Yes, the lease can be taken over."}'`,
  },
] as const;
