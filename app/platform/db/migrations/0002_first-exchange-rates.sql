-- A currency picker needs rates from the first day; administrators add newer ones.
INSERT INTO exchange_rates (currency, as_of, per_cad) VALUES
  ('CAD', '2026-11-02', 1),
  ('USD', '2026-11-02', 0.7134),
  ('MXN', '2026-11-02', 13.1250)
ON CONFLICT DO NOTHING;
