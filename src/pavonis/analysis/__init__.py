"""What was good and what was not: reviews of games, hints that teach, puzzles.

    import pavonis
    review = pavonis.review(record)
    review.decisions[0].grade

Every decision is judged from what its seat knew, by a bot that sees no more than that.
"""

from pavonis.analysis.grading import GRADES, accuracy, grade_of
from pavonis.analysis.review import Decision, Moment, Player, Review, Reviewer, review

__all__ = ["GRADES", "Decision", "Moment", "Player", "Review", "Reviewer", "accuracy", "grade_of", "review"]
