import { queueKinds } from "#app/admin/queues/queue-kind.ts";
import { adminPage as row, admins, page, type PageRow, unknownId } from "./rows.ts";
import { everyone } from "./statuses.ts";

const hostile =
  "?q=%00%25%27%5C:*%26%ff&status=%00&state=x&kind=x&shelf=x&sort=password&dir=up&page=999999&size=1e9&from=x&to=%00&type[]=x";

/** A list and its export, asked well and badly. */
const list = (address: string): PageRow[] => [row(address), row(address, address + hostile)];

/** A record, one that is not there and an odd id. `{article.draftId}` stands for what is there. */
const record = (address: string, there: string): PageRow[] => [
  row(address, address.replace(":id", there)),
  ...nowhere(address),
];

const nowhere = (address: string): PageRow[] =>
  [unknownId, "1"].map((id) => row(address, address.replace(":id", id), 404));

const queue = "/admin/queues/:kind";
const article = "/admin/articles/:id";
const conversation = "/admin/conversations/:id";
const listing = "/admin/listings/:id";

/** For administrators only. Odd filters are no filter. */
export const adminPages: PageRow[] = [
  page("/admin", admins(302), "/admin", admins(405)),
  row("/admin/dashboard"),
  row("/admin/dashboard", "/admin/dashboard?period=12m"),
  row("/admin/search"),
  row("/admin/search", "/admin/search?q=bakery"),
  row("/admin/search", "/admin/search?q=%00%ff'"),

  ...["/admin/articles", "/admin/articles/export"].flatMap(list),
  row("/admin/articles", "/admin/articles?q=guides%2F&shelf=help&sort=helped"),
  row("/admin/articles/new"),
  row("/admin/articles/preview", "/admin/articles/preview", 405),
  row("/admin/articles/pictures"),
  row("/admin/articles/pictures", "/admin/articles/pictures?problem=%00"),
  ...["", "/edit"].flatMap((below) => record(article + below, "{article.draftId}")),
  row(article, "/admin/articles/{article.draftId}?compare=%00&done=constructor&replaced=1e9"),
  row(article, "/admin/articles/{article.draftId}?compare=999999999"),

  ...["active", "pending", "draft", "expired", "sold"].map((state) =>
    row(`${listing}/edit`, `/admin/listings/{${state}}/edit`),
  ),
  row(`${listing}/edit`, `/admin/listings/${unknownId}/edit`, 404),
  row(`${listing}/edit`, "/admin/listings/1/edit?page=%00&done=x", 404),
  ...["photos", "documents", "video"].flatMap((part) => [
    row(`${listing}/${part}`, `/admin/listings/{active}/${part}`),
    row(`${listing}/${part}/change`, `/admin/listings/{active}/${part}/change`, 405),
  ]),
  row(`${listing}/photos`, `/admin/listings/${unknownId}/photos`, 404),
  ...record(conversation, "{conversation}"),
  row(conversation, "/admin/conversations/{conversation}?before=%00&done=archive"),

  ...list("/admin/users"),
  row("/admin/users", "/admin/users?q=ana&type=buyer&verification=verified&sort=email&dir=desc"),
  row("/admin/users/export", "/admin/users/export?q=nobody-has-this-name"),
  row("/admin/users/bulk", "/admin/users/bulk?change=deactivate&id={owner}"),
  row("/admin/users/bulk"),
  row("/admin/users/bulk", "/admin/users/bulk?change=delete&id=1", 400),
  row("/admin/users/bulk", "/admin/users/bulk?run=1", 404),
  ...list("/admin/listings"),
  row("/admin/listings", "/admin/listings?q=bakery&status=active&category=retail&sort=askingPrice"),
  row("/admin/listings/export", "/admin/listings/export?q=nobody-has-this-title"),
  row("/admin/listings/bulk", "/admin/listings/bulk?change=reject&id={pending}"),
  row("/admin/listings/bulk", `/admin/listings/bulk?run=${unknownId}`, 404),
  row("/admin/listings/new"),
  row("/admin/listings/new", "/admin/listings/new?email=%00%ff"),
  row("/admin/bulk-runs"),
  ...list("/admin/messages"),
  row("/admin/messages", "/admin/messages?q=bakery+ana&status=closed&sort=businessTitle"),
  row("/admin/messages/export", "/admin/messages/export?q=nobody-has-this-name"),
  row("/admin/messages/bulk", "/admin/messages/bulk?change=close&id={conversation}"),
  row("/admin/messages/bulk", "/admin/messages/bulk?all=yes&q=nobody-has-this-name"),

  ...["/admin/orders", "/admin/orders/export", "/admin/revenue", "/admin/revenue/export"].flatMap(
    list,
  ),
  ...["", "/refund", "/receipt"].flatMap((below) => record(`/admin/orders/:id${below}`, "{order}")),
  ...["/admin/jobs", "/admin/emails", "/admin/emails/received", "/admin/campaigns"].flatMap(list),
  row("/admin/jobs", "/admin/jobs?state=waiting&kind=deliver-mail&page=999999"),
  row("/admin/campaigns/new"),
  row("/admin/campaigns/new", "/admin/campaigns/new?listing=x%00&listing=1"),
  ...["", "/edit", "/email"].flatMap((below) =>
    record(`/admin/campaigns/:id${below}`, "{campaign}"),
  ),
  ...["", "/body"].flatMap((below) => nowhere(`/admin/emails/:id${below}`)),

  ...["/admin/users/:id", "/admin/users/:id/edit", "/admin/view-as/:id"].flatMap((address) =>
    record(address, "{owner}"),
  ),
  page("/view-as/end", everyone(302)),

  row("/admin/queues"),
  ...queueKinds.flatMap((kind) => [
    row(queue, `/admin/queues/${kind}?person=${unknownId}`),
    row(queue, `/admin/queues/${kind}?item=${unknownId}`, 404),
    row(queue, `/admin/queues/${kind}?item=%00&person=x&state=decided&done=1`),
  ]),
  row(queue, "/admin/queues/made-up", 404),
  ...["listings", "brokers", "identities", "passports"].map((kind) =>
    row(`${queue}/reasons`, `/admin/queues/${kind}/reasons`),
  ),
  row(`${queue}/reasons`, "/admin/queues/contact/reasons", 404),
  ...["deliverables/:id/sheet", "deliverables/:id/listing.xml", "deliverables/:id/photos.zip"]
    .concat("identities/:id/picture", "passports/:id/proof")
    .flatMap((file) => nowhere(`/admin/queues/${file}`)),

  row("/admin/audit"),
  row("/admin/audit", "/admin/audit?person=%00&action=x&from=soon&words=%25%5C&after=1_2"),
  row("/admin/audit", "/admin/audit?subjectType=user&subjectId=1&to=0000-00-00"),
  row("/admin/audit/export", "/admin/audit/export?person=nobody@example.com"),
  row("/admin/settings"),
  row("/admin/settings/announcement", "/admin/settings/announcement?done=%00"),
  ...["operator", "hero-figures", "featured", "banned-words", "exchange-rates", "taxes"].map(
    (name) => row(`/admin/settings/${name}`),
  ),
  row("/admin/*", "/admin/no-such-screen", 404),
];
