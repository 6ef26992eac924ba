import { Link } from "react-router";

const goes = [
  "Your name, email address, phone number, picture and preferences",
  "Your drafts, saved listings and email alerts",
  "Your sign-in, on every device",
  "Your listings disappear from the marketplace, and monthly renewals stop",
];
const stays = [
  "Messages that you sent stay with the people who received them, without your name",
  "Orders and receipts, because the law asks us to keep them",
  "Confidentiality agreements that you signed",
  "A record, without your name, that the account was deleted",
];

export function DeletionTerms() {
  return (
    <>
      <p>
        This cannot be taken back. You may want to{" "}
        <Link to="/account/data" reloadDocument className="link">
          download your data
        </Link>{" "}
        first.
      </p>
      <div className="grid gap-8 sm:grid-cols-2">
        <Terms title="What goes" items={goes} />
        <Terms title="What stays" items={stays} />
      </div>
    </>
  );
}

function Terms({ title, items }: { title: string; items: string[] }) {
  return (
    <div>
      <h3 className="border-b border-ink pb-2 font-semibold">{title}</h3>
      <ul className="text-sm text-ink-2">
        {items.map((item) => (
          <li key={item} className="border-b border-line py-2.5">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
