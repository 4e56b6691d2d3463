-- Lets one index hold the property beside the searched text.
CREATE EXTENSION IF NOT EXISTS btree_gin;
