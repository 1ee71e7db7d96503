mkdir -p knowledge tickets

cat > knowledge/plans.md <<'NOTE'
# TeamFlow plans

| | Basic | Pro | Enterprise |
| --- | --- | --- | --- |
| Price per user and month | 9 USD | 19 USD | 39 USD |
| Users | 10 | 100 | unlimited |
| Storage | 5 GB | 100 GB | 1 TB |
| API requests per hour | 1,000 | 10,000 | unlimited |
| Uptime | 99.5 % | 99.9 % | 99.95 % |
| First answer of support | 24 hours | 8 hours | 4 hours |
NOTE

cat > knowledge/technical.md <<'NOTE'
# Technical support

Ask for the plan first: most limits depend on it.
A customer whose API calls are refused may have used up the hourly limit of
the plan. Name the limit of the plan and the limit of the next one.
Never guess about outages. Hand them over to escalation.
NOTE

cat > knowledge/billing.md <<'NOTE'
# Billing

The monthly bill is the number of users times the price of the plan.
An amount that no plan explains is a case for escalation.
Refunds are decided by a person. Promise none.
NOTE

cat > knowledge/escalation.md <<'NOTE'
# Escalation

A case goes to a person when data is lost, when a bill cannot be explained,
when the customer asks for a refund, or when the customer asks for a person.
The plan of the customer decides how soon support answers.
NOTE
